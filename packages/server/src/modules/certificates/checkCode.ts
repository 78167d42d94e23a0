const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A check code as it is stored; null where it cannot be one. Small letters, dashes of any kind and blanks do not matter, and O, I and L
 * count as the digits they look like (Crockford's base 32). The last character is that of `code_check_character` in SQL.
 */
export function readCheckCode(text: string): string | null {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
  const code = letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{16}$/.test(code)) return null
  const sum = Array.from(code)
    .reverse()
    .reduce((total, character, index) => {
      const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2)
      return total + Math.floor(product / 32) + (product % 32)
    }, 0)
  return sum % 32 === 0 ? code : null
}

export const checkPath = '/verify'

/** Address of the check page of a certificate. */
export const checkAddressOf = (origin: string, code: string): string => `${origin}${checkPath}/${code}`
