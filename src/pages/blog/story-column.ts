/**
 * On wide screens the story and what belongs to it stand in the second of two columns, which
 * `columnClass` makes as wide as 68 letters are.
 */
export const storyClass = 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 xl:gap-x-24'
export const columnClass = 'max-w-xl lg:col-start-2'
