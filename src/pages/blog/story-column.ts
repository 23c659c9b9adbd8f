/** On wide screens the text is in the second of two columns, about 68 characters wide. */
export const storyClass = 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 xl:gap-x-24'
export const columnClass = 'max-w-xl lg:col-start-2'
