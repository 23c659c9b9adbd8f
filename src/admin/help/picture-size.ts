/** Size in which every picture of the guide is shown, in pixels; its file has more for sharp screens. */
export const pictureSize = { width: 390, height: 520 } as const
