import type { LightWords } from '../en/light.ts'
import { choosers } from './choosers.ts'
import { fields } from './fields.ts'

/** The rooms that parts without React Aria speak from while they are closed. */
export const light: LightWords = { fields, choosers }
