/** The kind of medium that a file can become. */
export type MediumFileKind = 'SCORM' | 'VIDEO' | 'AUDIO' | 'PDF'

/** What the first bytes of a file say it is; `kind` is null for captions. */
export interface ContentSignature {
  readonly mediaType: string
  readonly kind: MediumFileKind | null
}

/** How many bytes from the beginning `readSignature` looks at. */
export const signatureBytes = 4096

const zip = { mediaType: 'application/zip', kind: 'SCORM' } as const
const video = (mediaType: string) => ({ mediaType, kind: 'VIDEO' }) as const
const audio = (mediaType: string) => ({ mediaType, kind: 'AUDIO' }) as const

/** What a name promises, by its ending; null for an ending that no kind of medium has. */
const promises: Readonly<Record<string, MediumFileKind | 'CAPTIONS'>> = {
  zip: 'SCORM',
  pdf: 'PDF',
  vtt: 'CAPTIONS',
  srt: 'CAPTIONS',
  mp4: 'VIDEO',
  m4v: 'VIDEO',
  mov: 'VIDEO',
  webm: 'VIDEO',
  mkv: 'VIDEO',
  ogv: 'VIDEO',
  mp3: 'AUDIO',
  m4a: 'AUDIO',
  aac: 'AUDIO',
  ogg: 'AUDIO',
  oga: 'AUDIO',
  opus: 'AUDIO',
  wav: 'AUDIO',
  flac: 'AUDIO',
  weba: 'AUDIO',
}

/** The kind that a file name promises, before its bytes are known; null where no medium has such a name. */
export function kindOfName(name: string): MediumFileKind | 'CAPTIONS' | null {
  const ending = /\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(promises, ending) ? (promises[ending] ?? null) : null
}

/**
 * The media type of content by its first bytes (WHATWG MIME Sniffing; RFC 9559 for Matroska). Only what a medium is made
 * of is known; processing looks closer. Containers that hold sound as well as pictures follow the name.
 */
export function readSignature(start: Buffer, name: string): ContentSignature | null {
  const text = start.toString('latin1')
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')) return zip
  if (text.startsWith('%PDF-')) return { mediaType: 'application/pdf', kind: 'PDF' }
  if (text.slice(4, 8) === 'ftyp') return readIsoBrand(text, name)
  if (text.startsWith('\x1a\x45\xdf\xa3')) return readMatroska(text, name)
  return readAudio(text, name) ?? readCaptions(start)
}

function readIsoBrand(text: string, name: string): ContentSignature {
  const brand = text.slice(8, 12)
  if (/^M4[AB] $/.test(brand) || kindOfName(name) === 'AUDIO') return audio('audio/mp4')
  return video(brand === 'qt  ' ? 'video/quicktime' : 'video/mp4')
}

function readMatroska(text: string, name: string): ContentSignature {
  const isWebm = text.slice(0, 64).includes('webm')
  if (kindOfName(name) === 'AUDIO') return audio(isWebm ? 'audio/webm' : 'audio/x-matroska')
  return video(isWebm ? 'video/webm' : 'video/x-matroska')
}

function readAudio(text: string, name: string): ContentSignature | null {
  if (text.startsWith('OggS')) return kindOfName(name) === 'VIDEO' ? video('video/ogg') : audio('audio/ogg')
  if (text.startsWith('fLaC')) return audio('audio/flac')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return audio('audio/wav')
  if (text.startsWith('ID3') || /^\xff[\xfa\xfb\xf2\xf3]/.test(text)) return audio('audio/mpeg')
  return /^\xff[\xf0\xf1\xf8\xf9]/.test(text) ? audio('audio/aac') : null
}

function readCaptions(start: Buffer): ContentSignature | null {
  const text = start.toString('utf8').replace(/^\ufeff/, '')
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return { mediaType: 'text/vtt', kind: null }
  const isSrt = /^\s*\d+\s*\r?\n\s*\d{1,3}:\d{2}:\d{2}[,.]\d{1,3}\s*-->/.test(text)
  return isSrt ? { mediaType: 'application/x-subrip', kind: null } : null
}
