/** Pixels of the film's picture. */
export const size = { width: 1280, height: 720 } as const

/** Pictures a second. */
export const rate = 25

/** Seconds from the beginning of one painting to the beginning of the next. */
export const shotSeconds = 5.6

/** Seconds in which one painting gives way to the next. */
export const fadeSeconds = 0.8

/** Seconds in which the postcard turns over after the last painting. */
export const turnSeconds = 1.2

/** Length of the whole film in seconds. */
export const filmSeconds = 40
