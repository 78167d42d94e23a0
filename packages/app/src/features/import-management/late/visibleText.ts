/** Signs that nobody sees, and that break a line or turn round what follows: C0 and C1, zero width, and those of Unicode's bidirectional algorithm. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const unseen = /[\u0000-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** C0 has pictures of its own (U+2400 and after), such as ␀ and ␉; the others are told by their number. */
const picture = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
}

/** What a file holds as it can be looked at: signs that nobody would see stand there as what they are, and do nothing. */
export const visibleText = (text: string): string => text.replaceAll(unseen, picture)
