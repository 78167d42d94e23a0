import { useArrivingWords } from '../SomoProvider/useArrivingWords.ts'

/** What is wrong with a text that is no number, and how one is written. The example shows it before the words are here. */
export function NotANumber({ example }: { readonly example: string }) {
  return useArrivingWords()?.fields.notANumber(example) ?? example
}
