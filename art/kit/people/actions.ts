import { standing, type ActionFor } from './poses'
import { carrying } from './poses-carrying'
import { seated } from './poses-seated'
import { working } from './poses-working'

const all = { ...standing, ...seated, ...working, ...carrying }

export type PoseName = keyof typeof all

/** Every pose by name. */
export const actions: Record<PoseName, ActionFor> = all
