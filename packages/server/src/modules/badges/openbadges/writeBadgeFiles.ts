import { badgeSvg, pictureSvg } from '@somo/graphql/badge/badgeImage'
import type { BadgeImage } from '@somo/graphql/badge/badgeImage'
import type { BadgeFiles } from '@somo/graphql/schema'
import { coverPapers, type Paper } from '../../../../../ui/src/theme/sheets/coverPapers.ts'
import { badgeTextIn } from '../badgeTypes.ts'
import { bakePng, bakeSvg } from './bake.ts'
import type { PublicBadges } from './publicBadges.ts'

/** Writes the files that prove a badge. */
export interface BadgeFileWriter {
  /** Null where the award is another person's, or was revoked. */
  write(person: string, award: string, locale: string): Promise<BadgeFiles | null>
}

/** The image as a file; files keep the colours of the light theme. @param picture shown in place of the drawing */
export function badgeImageFile(image: BadgeImage, title: string, picture: Buffer | null): string {
  if (picture !== null) return pictureSvg(picture.toString('base64'), title)
  // The colours of badges are the papers in capitals.
  const { ink, ground } = coverPapers.default[image.colour.toLowerCase() as Paper]
  return badgeSvg(image, { ink, ground }, title)
}

const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    // The marks of ü and é, so that the letters stay.
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'badge'

/** Makes the writer. */
export const createBadgeFiles = (badges: Pick<PublicBadges, 'signAward' | 'readPictureOf'>): BadgeFileWriter => ({
  async write(person, award, locale) {
    const signed = await badges.signAward(person, award, locale)
    if (signed === null) return null
    const { credential, names, image } = signed
    const name = badgeTextIn(names, locale) ?? ''
    const svg = badgeImageFile(image, name, await badges.readPictureOf(image))
    const { default: sharp } = await import('sharp')
    const png = bakePng(await sharp(Buffer.from(svg)).resize(512, 512).png().toBuffer(), credential)
    return { fileName: fileNameOf(name), credential, svg: bakeSvg(svg, credential), png: png.toString('base64') }
  },
})
