import { choosers } from './choosers.ts'
import { fields } from './fields.ts'

/**
 * The rooms that parts without React Aria speak from while they are closed: a file of its own, so that a page of plain
 * fields fetches neither the words of widgets nor React Aria's table (`locale/lightWords.ts`).
 */
export const light = { fields, choosers }

/** The shape every language has; a missing word does not compile. */
export type LightWords = typeof light
