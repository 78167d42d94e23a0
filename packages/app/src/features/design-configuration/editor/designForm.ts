import type { DesignInput } from '@somo/graphql/schema'
import type { DesignPartsFragment } from '@somo/graphql/design-configuration'
import { parseColour } from '@somo/ui/theme/colourText'
import * as z from 'zod/mini'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

/** How long a name may be, as the server holds it. */
const longestName = 40

/** Line breaks, tabs and other characters that cannot be shown in a name. */
const shownCharacters = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/**
 * What becomes of the logo. SENDING and FAILED are a new file that is not at the server yet; what is then saved would
 * not be what was chosen, so they cannot be saved.
 */
export const logoActions = ['KEEP', 'NONE', 'REPLACE', 'SENDING', 'FAILED'] as const

/** The logo of the form: its address as it would be shown, and what names a new file to the server. */
export interface LogoValue {
  readonly action: (typeof logoActions)[number]
  /** The upload, with REPLACE. */
  readonly upload: string | null
  /** What is shown now; null: the product's own mark. */
  readonly url: string | null
  /** Name of the file a person chose; null where none was chosen on this page. */
  readonly name: string | null
}

/** What the form holds; the colour as it is typed so far. */
export interface DesignValues {
  readonly productName: string
  readonly primaryColor: string
  readonly logo: LogoValue
}

/** The rules of a draft, the same as the server's (specification, section 9, and decision 0017 for the colour). */
export const designSchema = z.object({
  productName: z
    .string()
    .check(z.trim(), z.minLength(1), maxCharacters(longestName), z.regex(shownCharacters, 'BAD_CHARACTERS')),
  primaryColor: z.string().check(z.refine((text) => parseColour(text) !== null, 'NOT_A_COLOUR')),
  logo: z
    .object({
      action: z.enum(logoActions),
      upload: z.nullable(z.string()),
      url: z.nullable(z.string()),
      name: z.nullable(z.string()),
    })
    .check(
      z.refine(({ action }) => action !== 'SENDING', 'LOGO_SENDING'),
      z.refine(({ action }) => action !== 'FAILED', 'LOGO_FAILED'),
    ),
})

/** A logo as the server keeps it. */
export const unchangedLogo = (url: string | null): LogoValue => ({ action: 'KEEP', upload: null, url, name: null })

/** What a form begins with. */
export const valuesOf = ({ productName, primaryColor, logoUrl }: DesignPartsFragment): DesignValues => ({
  productName,
  primaryColor,
  logo: unchangedLogo(logoUrl),
})

/** What is sent: the whole draft, the colour in six digits. */
export function inputOf({ productName, primaryColor, logo }: DesignValues): DesignInput {
  const { action, upload } = logo
  return {
    productName,
    primaryColor: parseColour(primaryColor) ?? primaryColor,
    logo: action === 'REPLACE' ? { action, upload } : { action: action === 'NONE' ? 'NONE' : 'KEEP' },
  }
}

/** The parts of a design, in the order of the form. */
export const designParts = ['productName', 'primaryColor', 'logo'] as const
export type DesignPart = (typeof designParts)[number]

/** The parts in which two designs differ. */
export function differingParts(one: DesignPartsFragment, other: DesignPartsFragment): readonly DesignPart[] {
  const keys = { productName: 'productName', primaryColor: 'primaryColor', logo: 'logoUrl' } as const
  return designParts.filter((part) => one[keys[part]] !== other[keys[part]])
}

/**
 * The parts a person must choose in when somebody else saved first. A logo that was left as it was cannot be brought
 * back over another one, so the other one stands.
 */
export function conflictParts(mine: DesignValues, theirs: DesignPartsFragment): readonly DesignPart[] {
  const shown = { ...mine, primaryColor: parseColour(mine.primaryColor) ?? mine.primaryColor, logoUrl: mine.logo.url }
  return differingParts(shown, theirs).filter((part) => part !== 'logo' || mine.logo.action !== 'KEEP')
}
