import type { SelectOption } from '../Select/selectTypes.ts'

/** People of the stories. */
export const people: readonly SelectOption[] = [
  { id: 'amina', label: 'Amina Otieno', description: 'amina.otieno@uferwerk.example' },
  { id: 'amos', label: 'Amos Kariuki', description: 'amos.kariuki@uferwerk.example' },
  { id: 'bettina', label: 'Bettina Schäfer', description: 'bettina.schaefer@uferwerk.example' },
  { id: 'farida', label: 'Farida Mwangi', description: 'farida.mwangi@uferwerk.example' },
]

/** Whose names begin with a text, as a server would answer. */
export const peopleNamed = (text: string): readonly SelectOption[] =>
  people.filter(({ label }) => label.toLowerCase().startsWith(text.trim().toLowerCase()))
