import { cleanLines, isTooLong } from '@somo/graphql/personText'

/** Reads JSON with texts that people typed, each without what cannot be shown or stored; null where it is no JSON. */
export function parseTexts(json: string): unknown {
  try {
    return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? cleanLines(value) : value))
  } catch {
    return null
  }
}

/** For `refine` of zod: at most so many characters, an emoji counting as one, as forms and the database count. */
export const upTo =
  (most: number) =>
  (text: string): boolean =>
    !isTooLong(text, most)
