// Letters that turn the reading order around or are not seen, except the two that join letters in Persian, Hindi and others.
const unseen =
  /[\p{Bidi_Control}\p{Cs}\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/**
 * A file's name as it may be shown and kept: on one line, in the order in which it is written, so that "list\u202Evsc.exe"
 * does not look like "listexe.csv"; no ending is pushed out of sight by a row of spaces.
 * @param fallback what takes its place where nothing is left to see
 */
export function plainFileName(name: string, fallback: string): string {
  const plain = name.normalize('NFC').replaceAll(unseen, '').replaceAll(breaks, ' ').trim()
  return plain === '' ? fallback : plain
}
