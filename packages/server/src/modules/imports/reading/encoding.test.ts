import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { ImportEncoding } from '@somo/graphql/schema'
import type { StoredFile } from '../../../files/fileStore.ts'
import { hasEncodingSigns } from '../checking/encodingSigns.ts'
import { decode, guessEncoding } from './encoding.ts'
import { legacyLabels } from './legacyEncoding.ts'

const stored = (content: Buffer): StoredFile => ({
  size: content.length,
  read: () => Readable.from([content.subarray(0, 5), content.subarray(5)]),
})

/** A text in an encoding of one byte a character. */
function encode(text: string, encoding: keyof typeof legacyLabels): Buffer {
  const decoder = new TextDecoder(legacyLabels[encoding])
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const))
  return Buffer.from(Array.from(text, (letter) => bytes.get(letter) ?? 0x3f))
}

async function readText(content: Buffer, encoding: ImportEncoding): Promise<string> {
  let text = ''
  for await (const part of decode(stored(content), encoding)) text += part
  return text
}

const german = ['Müller', 'Größwein', 'Jörg', 'Bäcker', 'Weiß', 'Öztürk', 'Käthe', 'Strauß']
const french = ['Hélène', 'François', 'Lefèvre', 'Benoît', 'Gaëlle', 'Jérôme', 'Çelik']
const polish = ['Wałęsa', 'Kościński', 'Żak', 'Łukasz', 'Dąbrowska', 'Świątek', 'Pękała']
const czech = ['Dvořák', 'Novotný', 'Šimek', 'Čech', 'Růžička', 'Kučerová', 'Tomášek', 'Němec']
const croatian = ['Marković', 'Đorđević', 'Šimić', 'Babić', 'Žižić', 'Čović']
const hungarian = ['Szőke', 'Fűzfa', 'Kovács', 'Erdős', 'Győri']
const turkish = ['Yılmaz', 'Şahin', 'Doğan', 'Öztürk', 'Işık', 'Çağlar']
const spanish = ['Muñoz', 'Núñez', 'García', 'Peña', 'Íñigo']
const russian = ['Иванов', 'Смирнова', 'Кузнецов', 'Попова', 'Ёлкин']
const fileOf = (names: readonly string[]): string =>
  ['family name;given name', ...names.map((name, index) => `${name};x${index}`)].join('\r\n')

describe('the encoding of a file', () => {
  it.each([
    ['WINDOWS_1252', german, 'WINDOWS_1252'],
    ['WINDOWS_1252', french, 'WINDOWS_1252'],
    ['WINDOWS_1252', spanish, 'WINDOWS_1252'],
    ['WINDOWS_1250', polish, 'WINDOWS_1250'],
    ['WINDOWS_1250', czech, 'WINDOWS_1250'],
    ['WINDOWS_1250', croatian, 'WINDOWS_1250'],
    ['WINDOWS_1250', hungarian, 'WINDOWS_1250'],
    ['WINDOWS_1250', [...german, ...polish], 'WINDOWS_1250'],
    ['ISO_8859_2', polish, 'ISO_8859_2'],
    ['ISO_8859_2', czech, 'ISO_8859_2'],
    ['ISO_8859_2', croatian, 'ISO_8859_2'],
    ['MAC_ROMAN', german, 'MAC_ROMAN'],
    ['MAC_ROMAN', french, 'MAC_ROMAN'],
    ['MAC_ROMAN', spanish, 'MAC_ROMAN'],
    ['WINDOWS_1254', turkish, 'WINDOWS_1254'],
    ['WINDOWS_1251', russian, 'WINDOWS_1251'],
    ['KOI8_R', russian, 'KOI8_R'],
  ] as const)('I2: %s is guessed by %j', async (encoding, names, guess) => {
    const content = encode(fileOf(names), encoding)
    expect(await guessEncoding(stored(content))).toBe(guess)
    expect(await readText(content, guess)).toBe(fileOf(names))
  })

  it.each(german.concat(french, polish, czech, spanish))(
    'I2: one name is read as it was written in its own encoding: %s',
    async (name) => {
      const own = [...polish, ...czech].includes(name) ? 'WINDOWS_1250' : 'WINDOWS_1252'
      const content = encode(`name\n${name}\n`, own)
      const guess = await guessEncoding(stored(content))
      // Of some names the bytes alone cannot tell which of two letters was meant.
      if (!['Němec', 'Čech'].includes(name)) expect(await readText(content, guess)).toContain(name)
    },
  )

  it.each([
    ['with a byte-order mark', `\ufeff${fileOf(german)}`],
    ['without one', fileOf([...german, ...czech, ...polish])],
  ])('I1: one bad byte leaves a UTF-8 file UTF-8, %s', async (_, text) => {
    const content = Buffer.concat([Buffer.from(text), Buffer.from([0x0d, 0x0a, 0xfc]), Buffer.from('x;y')])
    expect(await guessEncoding(stored(content))).toBe('UTF_8')
    expect(await readText(content, 'UTF_8')).toContain('Müller')
  })

  it('I1: a byte-order mark decides, whatever follows', async () => {
    const latin = encode(fileOf(german), 'WINDOWS_1252')
    expect(await guessEncoding(stored(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), latin])))).toBe('UTF_8')
    expect(await guessEncoding(stored(Buffer.from(`\ufeff${fileOf(german)}`, 'utf16le')))).toBe('UTF_16LE')
    expect(await guessEncoding(stored(Buffer.from(`\ufeff${fileOf(german)}`, 'utf16le').swap16()))).toBe('UTF_16BE')
  })
})

const read = (text: string, label: string): string => new TextDecoder(label).decode(Buffer.from(text))

describe('signs of a wrong encoding', () => {
  const names = [...german, ...french, ...polish, ...czech, ...croatian, ...spanish, ...turkish, ...hungarian]

  it.each(['windows-1252', 'windows-1250', 'macintosh', 'iso-8859-15'])(
    'I2: are found in UTF-8 that was read as %s',
    (label) => {
      expect(names.filter((name) => !hasEncodingSigns(read(name, label)))).toEqual([])
    },
  )

  it('I2: are found in Mac Roman that was read as Windows-1252', () => {
    const garbled = ['Müller', 'Größe', 'Bäumler', 'Hélène', 'Jérôme'].map((name) =>
      new TextDecoder('windows-1252').decode(encode(name, 'MAC_ROMAN')),
    )
    expect(garbled.filter((name) => !hasEncodingSigns(name))).toEqual([])
  })

  it.each([
    'MÃ¼ller',
    'PaweÅ‚',
    'M\u0081ller',
    'M\ufffdller',
    'Ren€',
    'M¤ller',
    'Wa³êsa',
    'M?ller',
    'RenÃ©',
    'D√ºrer',
    'MŸller',
  ])('I2: are found in %j', (name) => {
    expect(hasEncodingSigns(name)).toBe(true)
  })

  it.each([
    ...names,
    ...russian,
    'O’Neill',
    "D'Angelo",
    'D´Angelo',
    'Mª José',
    'Gal·la',
    'MÁLAGA',
    'KÚŠIK',
    'Ängström',
    'Þór',
    'Ægir',
    'Nguyễn',
    'Ḥasan',
    'José-María',
    'ÉLODIE',
    'Ślązak',
    'محمد',
    '李',
    'van der Berg',
    'R&D',
    'Søren',
    'Ærø',
    'LŸ',
    'Łódź',
  ])('I2: are not found in %s', (name) => {
    expect(hasEncodingSigns(name)).toBe(false)
  })
})
