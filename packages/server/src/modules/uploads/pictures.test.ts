import { deflateSync } from 'node:zlib'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { UploadKind } from '@somo/graphql/schema'
import { typesTakenFrom } from './kinds.ts'
import { makePicture, type Picture, type PictureError } from './pictures.ts'

/** As an administrator's file is made into a picture. */
const make = (kind: UploadKind, content: Buffer) => makePicture(kind, typesTakenFrom(kind, ['ADMIN']), content)

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#336699' }, limitInputPixels: false })

function svg(content: string, size = 'width="240" height="60"'): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`,
  )
}

function expectPicture(made: Picture | PictureError): Picture {
  if (typeof made === 'string') throw new Error(`No picture was made: ${made}`)
  return made
}

/** The colour of one pixel, red, green, blue and opacity from 0 to 255. */
async function pixel({ content }: Picture, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(content).ensureAlpha().extract(area).raw().toBuffer())]
}

describe('a logo', () => {
  it.each([
    ['a wide one, made small enough', 3000, 500, 1024, 171],
    ['a high one, made small enough', 500, 1000, 128, 256],
    ['a small one, as it is', 40, 30, 40, 30],
  ])('is %s', async (_, width, height, expectedWidth, expectedHeight) => {
    const made = expectPicture(await make('LOGO', await plain(width, height).png().toBuffer()))
    expect(made).toMatchObject({ width: expectedWidth, height: expectedHeight })
    expect(await sharp(made.content).metadata()).toMatchObject({
      format: 'webp',
      width: expectedWidth,
      height: expectedHeight,
    })
  })

  it('keeps what is transparent, and each colour as it is', async () => {
    const source = sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 10, g: 200, b: 31, alpha: 0.5 } },
    })
    const made = expectPicture(await make('LOGO', await source.png().toBuffer()))
    expect(await pixel(made, 5, 5)).toEqual([10, 200, 31, 128])
  })

  it.each([
    ['with its size', 'width="24" height="6"'],
    ['with a view box alone', 'viewBox="0 0 24 6"'],
    ['that says it is enormous', 'width="100000" height="25000" viewBox="0 0 24 6"'],
  ])('as a drawing %s is drawn sharply at the size it is kept in', async (_, size) => {
    const made = expectPicture(await make('LOGO', svg('<rect width="12" height="6" fill="#ff0000"/>', size)))
    expect(made).toMatchObject({ width: 1024, height: 256 })
  })

  it.each([
    [
      'declaration, comment and type before it',
      '<?xml version="1.0" encoding="UTF-8"?><!-- <html> --><!DOCTYPE svg [ <!ENTITY a "b"> ]>',
    ],
    ['a byte order mark before it', '\uFEFF'],
  ])('as a drawing is taken with %s', async (_, before) => {
    expectPicture(await make('LOGO', Buffer.concat([Buffer.from(before), svg('<rect width="1" height="1"/>')])))
  })
})

describe('a picture of a person', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s is cut to a square', async (format) => {
    const made = expectPicture(await make('AVATAR', await plain(700, 400).removeAlpha().toFormat(format).toBuffer()))
    expect(made).toMatchObject({ width: 256, height: 256 })
    expect((await sharp(made.content).metadata()).format).toBe('webp')
  })

  it('stands upright and says nothing of camera, place and time', async () => {
    const half = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const exif = {
      IFD0: { Make: 'Camera', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' },
    }
    const photograph = plain(400, 400)
      .composite([{ input: half, left: 0, top: 0 }])
      .removeAlpha()
    const turned = await photograph.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const made = expectPicture(await make('AVATAR', turned))
    const { exif: storedExif, xmp, iptc, orientation } = await sharp(made.content).metadata()
    expect([storedExif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    // What was on the left is on top.
    expect((await pixel(made, 128, 20))[0]).toBeGreaterThan(240)
    expect((await pixel(made, 128, 235))[0]).toBeLessThan(80)
  })
})

describe('a moving picture', () => {
  it('becomes its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 30, height: 30, channels: 4, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(3)
    const made = expectPicture(await make('LOGO', moving))
    expect((await sharp(made.content).metadata()).pages ?? 1).toBe(1)
    expect(await pixel(made, 3, 3)).toEqual([255, 0, 0, 255])
  })
})

describe('what is not taken', () => {
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')

  it.each([
    ['an archive', zip],
    ['a page', Buffer.from('<!doctype html><html><body><svg xmlns="http://www.w3.org/2000/svg"></svg></body></html>')],
    ['a page that begins with a comment', Buffer.from('<!-- <svg> --><html><script>alert(1)</script></html>')],
    ['other XML', Buffer.from('<?xml version="1.0"?><rss><svg xmlns="http://www.w3.org/2000/svg"/></rss>')],
    ['a text', Buffer.from('svg')],
    [
      'a drawing in an encoding that hides it',
      Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'),
    ],
    ['a program', Buffer.from('7f454c46020101000000000000000000', 'hex')],
  ])('is %s', async (_, content) => {
    expect(await make('LOGO', content)).toBe('WRONG_KIND')
    expect(await make('AVATAR', content)).toBe('WRONG_KIND')
  })

  it('is a kind of picture the other kind of file has', async () => {
    expect(await make('AVATAR', svg('<rect width="1" height="1"/>'))).toBe('WRONG_KIND')
    expect(await make('LOGO', await plain(9, 9).removeAlpha().avif().toBuffer())).toBe('WRONG_KIND')
    for (const format of ['gif', 'tiff'] as const)
      expect(await make('AVATAR', await plain(9, 9).toFormat(format).toBuffer())).toBe('WRONG_KIND')
  })

  it.each(['png', 'jpeg', 'webp'] as const)('is a %s that ends in the middle', async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    const whole = await noise.toFormat(format).toBuffer()
    expect(await make('AVATAR', whole.subarray(0, whole.length / 2))).toBe('UNREADABLE')
  })

  it('is a drawing that is damaged, or has no end', async () => {
    expect(await make('LOGO', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'))).toBe('UNREADABLE')
    expect(await make('LOGO', Buffer.from('<svg/>'))).toBe('UNREADABLE')
  })

  it('is one with more than 40 million pixels, however small the file', async () => {
    const large = await plain(10_000, 5000).png({ compressionLevel: 9 }).toBuffer()
    expect(large.length).toBeLessThan(1024 * 1024)
    expect(await make('LOGO', large)).toBe('TOO_LARGE')
    expect(await make('LOGO', tinyBomb(60_000, 60_000))).toBe('TOO_LARGE')
    // 500 bytes that would take a gigabyte.
    const avif = await plain(4000, 3200).removeAlpha().avif({ effort: 0 }).toBuffer()
    expect(await make('AVATAR', avif)).toBe('TOO_LARGE')
  })
})

/** A PNG that only says it is large. */
function tinyBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // The sum is not right; what reads no further than the header does not see it.
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}

describe('a drawing that means harm', () => {
  const background = '<rect width="240" height="60" fill="#00ff00"/>'

  it.each([
    ['a script', '<script>document.documentElement.innerHTML = ""</script><g onload="alert(1)"></g>'],
    ['a picture from the network', '<image width="240" height="60" href="http://127.0.0.1:9/x.png"/>'],
    [
      'a picture from this machine',
      `<image width="240" height="60" href="file://${import.meta.dirname}/pictures.ts"/>`,
    ],
    [
      'a page inside',
      '<foreignObject width="240" height="60"><body xmlns="http://www.w3.org/1999/xhtml"><h1>Hi</h1></body></foreignObject>',
    ],
    ['a style from elsewhere', '<style>@import url("http://127.0.0.1:9/x.css"); rect { }</style>'],
    [
      'a file drawn in as text',
      '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="file:///etc/hostname"/>',
    ],
  ])('is a picture without %s', async (_, harm) => {
    const made = expectPicture(await make('LOGO', svg(`${background}${harm}`)))
    const clean = expectPicture(await make('LOGO', svg(background)))
    expect(made.content.equals(clean.content)).toBe(true)
  })

  it('reads no file by an entity', async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>${svg(`${background}<text y="40" font-size="40">&x;</text>`).toString()}`
    const made = await make('LOGO', Buffer.from(bomb))
    if (typeof made === 'string') expect(made).toBe('UNREADABLE')
    else expect(await pixel(made, 40, 130)).toEqual([0, 255, 0, 255])
  })

  it('that grows by its own entities is not drawn', async () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('')
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "aaaaaaaaaa">${entities}]>${svg('<text>&e9;</text>').toString()}`
    expect(await make('LOGO', Buffer.from(bomb))).toBe('TOO_COMPLEX')
  })

  it.each([
    [
      'filter steps',
      '<filter id="f">' + '<feTurbulence baseFrequency="0.01" numOctaves="1000"/>'.repeat(200) + '</filter>',
    ],
    ['elements', '<g/>'.repeat(60_000)],
    ['copies', '<g id="a"/>' + '<use href="#a"/>'.repeat(60)],
    [
      'filtered groups',
      '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>' + '<g filter="url(#f)"/>'.repeat(30),
    ],
    ['filtered groups by styles', '<g style="filter : url(#f)"/>'.repeat(30)],
    ['masks', '<mask id="m"/>'.repeat(30)],
    ['patterns', '<svg:pattern xmlns:svg="http://www.w3.org/2000/svg" id="m"/>'.repeat(30)],
    ['levels', '<g>'.repeat(60) + '</g>'.repeat(60)],
    ['entities with markup', '<g/>'],
  ])('S2: with more %s than a logo has is refused before it is drawn', async (name, content) => {
    const type = name === 'entities with markup' ? `<!DOCTYPE svg [<!ENTITY a '<use href="#x"/>'>]>` : ''
    expect(await make('LOGO', Buffer.from(type + svg(background + content).toString()))).toBe('TOO_COMPLEX')
  })

  it('S2: with a few copies, masks and a shadow, as logos have them, is drawn', async () => {
    const shadow =
      '<filter id="f"><feDropShadow dx="1" dy="1" stdDeviation="1"/></filter><mask id="m"><rect width="9" height="9" fill="#fff"/></mask>'
    const entity = '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>'
    expectPicture(
      await make(
        'LOGO',
        Buffer.from(
          entity +
            svg(
              `${shadow}<g id="a" filter="url(#f)" mask="url(#m)">${background}</g><use href="#a" x="9"/>`,
            ).toString(),
        ),
      ),
    )
  })
})

describe('what a sender may send as a logo', () => {
  it('S2: is a drawing from an administrator, and a photograph alone from a manager', async () => {
    const drawing = svg('<rect width="9" height="9"/>')
    expect(await makePicture('LOGO', typesTakenFrom('LOGO', ['EDUCATION_MANAGER']), drawing)).toBe('WRONG_KIND')
    expectPicture(await makePicture('LOGO', typesTakenFrom('LOGO', ['EDUCATION_MANAGER', 'ADMIN']), drawing))
    expectPicture(
      await makePicture('LOGO', typesTakenFrom('LOGO', ['EDUCATION_MANAGER']), await plain(9, 9).png().toBuffer()),
    )
  })
})

const root = resolve(import.meta.dirname, '../../../../..')
const badges = join(process.env['SOMO_REALDATA'] ?? join(root, '../shared/realdata'), 'openbadges')

const isThere = existsSync(badges)
if (!isThere) process.stdout.write(`No pictures made by others at ${badges}: only those of our own are tried.\n`)

if (isThere) {
  describe('pictures made by others', () => {
    it('are each made into a picture or refused by a code', async () => {
      const names = await readdir(badges, { recursive: true })
      const pictures = names.filter((name) => /\.(png|svg|jpe?g|webp)$/i.test(name))
      expect(pictures.length).toBeGreaterThan(0)
      for (const name of pictures) {
        const made = await make('LOGO', await readFile(join(badges, name)))
        expect(typeof made === 'string' ? made : 'made', name).toMatch(
          /^(made|TOO_LARGE|TOO_COMPLEX|UNREADABLE|WRONG_KIND)$/,
        )
      }
    })
  })
}
