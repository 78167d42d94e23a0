import { replaceUnseen } from '@somo/graphql/personText'

/** C0 has pictures of its own (U+2400 and after), such as ␀ and ␉; the others are told by their number. */
const picture = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
}

/** What a file holds as it can be looked at: signs that nobody would see stand there as what they are, and do nothing. */
export const visibleText = (text: string): string => replaceUnseen(text, picture)
