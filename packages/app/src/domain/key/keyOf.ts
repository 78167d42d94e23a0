/** A key made of a name: lower case, without accents, hyphens for the rest. */
export function keyOf(name: string): string {
  const plain = name.replaceAll(/[äÄ]/g, 'ae').replaceAll(/[öÖ]/g, 'oe').replaceAll(/[üÜ]/g, 'ue').replaceAll('ß', 'ss')
  const folded = plain.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const key = folded
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, 60)
  return key.length === 1 ? `${key}-1` : key
}
