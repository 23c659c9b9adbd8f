// One chunk for what each card fetches after the page.
export { RichText } from '../ui/rich-text'
export { KeepButton } from './keep-button'
