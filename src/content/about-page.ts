import { filledAll } from './fact-text'
import { about } from './facts/about'

/** The about page; the home page has a shorter version of the story. */
export const {
  story: aboutStory,
  storyPicture,
  pillars,
  narrative: aboutNarrative,
  values: coreValues,
  impactPicture,
  team: teamRoles,
} = filledAll(about)
