import { fileURLToPath } from 'node:url'

/** This workspace: the paths of its sources are told against it, wherever the repository lies. */
export const artFolder = fileURLToPath(new URL('..', import.meta.url))

/** The repository around it, with a slash at its end: what the program makes for the site goes there. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
