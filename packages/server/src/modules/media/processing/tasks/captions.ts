import { ContentRefused, createFinding, type Finding } from '../finding.ts'

/** Captions as they are kept. */
export interface CaptionReport {
  /** WebVTT. */
  readonly captions: string
  readonly cues: number
  readonly findings: readonly Finding[]
}

const vttTime = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}(?!\d)`
const vttTiming = new RegExp(String.raw`^[ \t\f]*(${vttTime})[ \t\f]*-->[ \t\f]*(${vttTime})`)
const srtTiming = /^\s*(\d{1,3}):(\d{2}):(\d{2})[,.](\d{1,3})\s*-->\s*(\d{1,3}):(\d{2}):(\d{2})[,.](\d{1,3})/

/**
 * Checks WebVTT (W3C, section 6.1: cues a browser shows), or makes WebVTT of SubRip.
 * @throws ContentRefused NO_CUES where a browser would show nothing.
 */
export function readCaptions(bytes: Buffer): CaptionReport {
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '\ufffd')
    .replaceAll(/\r\n?/g, '\n')
  return /^WEBVTT(?:[ \t\n]|$)/.test(text) ? checkVtt(text) : convertSrt(text)
}

function checkVtt(text: string): CaptionReport {
  const lines = text.split('\n')
  const findings: Finding[] = []
  let cues = 0
  for (const [index, line] of lines.entries()) {
    // The first line is the signature; everything with an arrow is a cue, or was meant to be one.
    if (index === 0 || !line.includes('-->')) continue
    if (vttTiming.test(line)) cues += 1
    else if (findings.length < 100) findings.push(createFinding('BAD_CUE', String(index + 1)))
  }
  if (cues === 0) throw new ContentRefused('NO_CUES')
  return { captions: text, cues, findings }
}

function convertSrt(text: string): CaptionReport {
  const findings: Finding[] = []
  const cues: string[] = []
  let line = 1
  for (const block of text.split(/\n(?:[ \t]*\n)+/)) {
    const rows = block.split('\n')
    const at = rows.findIndex((row) => row.includes('-->'))
    const timing = at === -1 ? null : toTiming(rows[at] ?? '')
    if (timing !== null)
      cues.push(
        `${timing}\n${rows
          .slice(at + 1)
          .map(escapeRow)
          .join('\n')}`,
      )
    else if (block.trim() !== '' && findings.length < 100) findings.push(createFinding('BAD_CUE', String(line)))
    line += rows.length + 1
  }
  if (cues.length === 0) throw new ContentRefused('NO_CUES')
  return { captions: `WEBVTT\n\n${cues.join('\n\n')}\n`, cues: cues.length, findings }
}

function toTiming(row: string): string | null {
  const found = srtTiming.exec(row)
  if (found === null) return null
  const [h1 = '', m1, s1, f1 = '', h2 = '', m2, s2, f2 = ''] = found.slice(1)
  const two = (hours: string): string => hours.padStart(2, '0')
  return `${two(h1)}:${m1}:${s1}.${f1.padEnd(3, '0')} --> ${two(h2)}:${m2}:${s2}.${f2.padEnd(3, '0')}`
}

/** The marks that both formats know stay; everything else is text. */
const escapeRow = (row: string): string =>
  row
    .replaceAll(/\{\\[^}]*\}/g, '')
    .replaceAll('-->', '--&gt;')
    .replaceAll(/&(?![a-z]+;|#\d+;)/gi, '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/gi, '&lt;')
