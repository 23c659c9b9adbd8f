import { printingIsDisabled } from './printing-is-disabled'

/** The twelve messages, word for word from the specification. */
export const notices = {
  contextMenu: 'Right-click is disabled to protect content',
  developerTools: 'Developer tools are disabled',
  console: 'Console is disabled',
  inspector: 'Element inspector is disabled',
  source: 'View source is disabled',
  selection: 'Text selection is disabled',
  copy: 'Copying is disabled',
  cut: 'Cutting is disabled',
  save: 'Saving is disabled',
  print: printingIsDisabled,
  drag: 'Dragging is disabled',
  detected: 'Developer tools detected! Content is protected.',
} as const

/** Kind of a message. */
export type Notice = keyof typeof notices
