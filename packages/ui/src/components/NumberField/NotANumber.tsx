import { useLightWords } from '../SomoProvider/useLightWords.ts'

/** What is wrong with a text that is no number, and how one is written. The example shows it before the words are here. */
export function NotANumber({ example }: { readonly example: string }) {
  return useLightWords()?.fields.notANumber(example) ?? example
}
