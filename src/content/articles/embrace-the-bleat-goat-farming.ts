import type { Article } from '../model'
import { site } from '../site'

// One line of HTML for each block.
export const article: Article = {
  id: 4,
  slug: 'embrace-the-bleat-goat-farming',
  title: 'Embrace the Bleat: The Art of Goat Farming',
  excerpt:
    'Which goat for which hill, why dry feet matter more than anything, and what a family gets from an animal that eats hedges.',
  image: '/images/articles/embrace-the-bleat-goat-farming.jpg',
  imageAlt: 'Goats browsing on a hedge in a sunny meadow',
  author: `${site.name} team`,
  date: '2026-09-01',
  category: 'Livestock Farming',
  readTime: 4,
  content: [
    '<p>It begins before you see them. One voice, high and cross, then thirty, as if somebody had opened the door of a school at break time. The goats have heard the bucket.</p>',
    '<h2>Meet the animal</h2>',
    '<p>A goat is not a small cow, and it is certainly no sheep. Sheep graze with their heads down; goats browse with their heads up. Given the choice they take leaves, twigs, pods and bark, which is why they thrive where grass gives up. The pupils of their eyes are letterboxes, laid flat, and let them watch nearly the whole horizon while they eat. Like cows they have a stomach in four chambers, and they spend a good part of the day chewing what they swallowed earlier.</p>',
    '<p>They are clever, too: a latch once understood is never forgotten. In Swahili the animal is <em lang="sw">mbuzi</em>, and there are few farms in Kenya where you will not hear the word before breakfast.</p>',
    '<h2>Which goat for which place</h2>',
    '<ul><li><strong>Small East African.</strong> Compact, hardy, in every colour. Lives on very little and shrugs off much that makes others ill.</li><li><strong>Galla.</strong> The tall white goat of the northern drylands, with long ears and long legs. It walks far, grows well and still gives some milk in a dry year.</li><li><strong>Toggenburg.</strong> Brown with white stripes down the face. Came from Swiss hills, feels at home in the cool highlands, and is kept for milk.</li><li><strong>Saanen.</strong> White, calm and generous with milk, but choosy about heat and feed.</li><li><strong>Boer.</strong> White body, red head, built like a barrel. Bred in southern Africa for meat.</li></ul>',
    '<p>Many farmers cross a sturdy local doe with a dairy buck and keep what is best of both. The right question is never "Which breed is best?" but "Best for which hill, which feed and which purse?"</p>',
    '<h2>House, hay and water</h2>',
    '<p>If you ever plan a goat house, remember two words: dry feet. The classic Kenyan design stands on posts, with a floor of wooden slats. Droppings fall through, air moves underneath, and the herd sleeps high and clean. A manger outside the pen keeps the feed off the floor, because a goat will not touch what it has trodden on. Fussy? Sensible: that is how worms spread.</p>',
    '<p>The menu is a mixture. Napier grass for bulk, sweet potato vines, maize leaves after the harvest, and something rich in protein from the hedge, such as calliandra or leucaena. A salt lick hangs on a string. Water must be clean; goats would rather go thirsty than drink from a dirty trough. Diets change slowly, since the small workers in the stomach need days to get used to anything new.</p>',
    '<h2>The work of a day</h2>',
    '<ol><li><strong>Look before you touch.</strong> Who is standing apart? Who has not come to the manger?</li><li><strong>Feed,</strong> so that everybody is busy.</li><li><strong>Milk.</strong> Clean hands, clean udder, a quiet voice. Close thumb and forefinger at the top so that the milk cannot go back, then the other fingers, one after the other. Do not pull.</li><li><strong>Sweep.</strong> What falls through the slats becomes the best manure a vegetable bed can wish for.</li><li><strong>Cut fodder</strong> for the evening.</li><li><strong>Count.</strong> Always.</li></ol>',
    '<p>Hooves are trimmed every few weeks, before they curl. The colour inside the lower eyelid is checked as often: a healthy red is good, pale pink is a warning that worms may be drinking blood: talk to the vet.</p>',
    '<h2>Five months to a miracle</h2>',
    '<p>A doe carries her young for about 150 days, and twins are common. Kids are on their feet within the hour, wet and astonished. The first milk, the colostrum, matters more than anything they will ever eat, because it brings them the defences they were born without. By the end of the first week they have found out that they can jump sideways. Mothers know their own by smell and by voice, and each voice is different.</p>',
    '<h2>What a goat gives back</h2>',
    '<p>Milk, first of all, in amounts that suit a household with no refrigerator. It makes a lovely fresh cheese. Then manure, meat, skins, and something no cow can offer: change. A family that needs money for books does not have to sell a whole cow; it sells one goat. That is why people speak of goats as a savings account, one that pays its interest in kids.</p>',
    '<p>There is a duty on the other side of the ledger. Goats that roam without limit can strip a hillside bare. Good keepers plant fodder along the contour, carry the feed to the animals, and give young trees a fence.</p>',
    '<h2>Come and be inspected</h2>',
    '<p>On our <a href="/tours/goat-farm-tour">goat farm tour</a> you mix a feed, hold a hoof, try the milking stand and, if the season is kind, give a bottle to somebody two weeks old. Wear closed-toe shoes and nothing with tassels. Your own pets stay at home; the <a href="/faq">FAQ</a> answers the rest.</p>',
    '<p>You will be looked at sideways, nibbled at the hem and forgiven everything for a handful of leaves. Embrace the bleat. It is only a greeting.</p>',
  ].join(''),
}
