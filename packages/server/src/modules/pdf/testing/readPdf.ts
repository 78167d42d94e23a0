/** What stands in a document that was written uncompressed: its parts in reading order, with the roles of their structure. */
export interface ReadPdf {
  readonly source: string
  readonly pages: number
  /** Such as `['H1', 'What Somo knows about you']`; pages and lines run together. */
  readonly parts: readonly (readonly [role: string, text: string])[]
}

/** Reads back what `writePdf` wrote with `isCompressed: false`, letters by the map that copying and screen readers use (ToUnicode). */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1')
  const letters = readLetters(source)
  const decode = (codes: string): string =>
    (codes.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)] ?? '?').join('')
  const parts: [string, string][] = []
  for (const [, name = '', head = '', inner = ''] of source.matchAll(/\/(\w+) <<([^>]*)>> BDC\n(.*?)EMC/gs)) {
    const lines = Array.from(inner.matchAll(/\[([^\]]*)\] TJ/g), ([, line = '']) =>
      decode(Array.from(line.matchAll(/<([0-9a-f]+)>/g), ([, codes = '']) => codes).join('')),
    )
    parts.push([name === 'Artifact' ? `Artifact ${/\/Type \/(\w+)/.exec(head)?.[1] ?? ''}` : name, lines.join('\n')])
  }
  return { source, pages: Array.from(source.matchAll(/\/Type \/Page\n/g)).length, parts }
}

function readLetters(source: string): string[] {
  const [, ranges = ''] = /beginbfrange\n(.*?)\nendbfrange/s.exec(source) ?? []
  const found = Array.from(ranges.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
  return found.flatMap(([, , hexes = '']) =>
    Array.from(hexes.matchAll(/<([0-9a-f ]*)>/g), ([, hex = '']) =>
      String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  )
}
