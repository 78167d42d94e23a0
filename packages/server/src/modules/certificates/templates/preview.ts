import type {
  CertificateDesignInput,
  CertificateNameKind,
  CertificateNamePreview,
  CertificatePreview,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { readBrand, type BrandDeps } from '../brand.ts'
import { checkAddressOf } from '../checkCode.ts'
import {
  certificateLocales,
  type CertificateFacts,
  type CertificateLocale,
  type PageContent,
} from '../page/certificateTypes.ts'
import { drawSvg } from '../page/drawSvg.ts'
import { findMissingLetters, openFaces, type Faces } from '../page/faces.ts'
import { layOutPage } from '../page/layOutPage.ts'
import { pageFrames } from '../page/pageFrames.ts'
import { readDesign } from './readDesign.ts'
import { findLongestName, readImages, readLettersOfNames, readTextsOfMedia } from './templateStore.ts'

export interface PreviewDeps extends BrandDeps {
  readonly pool: Pool
  readonly origin: string
}

/** Names that are long, or have letters that fonts often lack. */
const hardNames: Readonly<Record<Exclude<CertificateNameKind, 'LONGEST'>, string>> = {
  POLISH: 'Świętosława Brzęczyszczykiewicz',
  TURKISH: 'Çağla Gündoğdu-Weiß',
  WELSH: 'Siân Ŵyn Llywelyn-ap-Huw',
}

const examples: Readonly<Record<CertificateLocale, Pick<CertificateFacts, 'holderName' | 'title' | 'goals'>>> = {
  en: {
    holderName: 'Amina Okafor',
    title: 'Load securing in road transport',
    goals: ['Secure loads by the rules', 'Judge the forces while braking', 'Choose the right straps'],
  },
  de: {
    holderName: 'Amina Okafor',
    title: 'Ladungssicherung im Straßengüterverkehr',
    goals: ['Ladung nach den Regeln sichern', 'Kräfte beim Bremsen einschätzen', 'Passende Zurrmittel wählen'],
  },
  sw: {
    holderName: 'Amina Okafor',
    title: 'Kufunga mizigo kwenye magari',
    goals: ['Kufunga mizigo kwa kanuni', 'Kukadiria nguvu wakati wa breki', 'Kuchagua mikanda sahihi'],
  },
}

/** Shows a design that is being edited, with example facts, the pictures of its template and the brand of the moment. */
export async function previewDesign(
  { pool, origin, ...brandDeps }: PreviewDeps,
  input: CertificateDesignInput,
  locale: string,
  template: string | null,
): Promise<CertificatePreview> {
  const { design, errors } = readDesign(input)
  if (errors.length > 0) return { svg: null, names: [], missing: [], userErrors: errors }
  const reader = certificateLocales.find((known) => known === locale) ?? design.mainLocale
  const of = template ?? '00000000-0000-0000-0000-000000000000'
  const [faces, published, longest, letters, titles] = await Promise.all([
    openFaces(),
    readBrand(pool, brandDeps),
    findLongestName(pool),
    readLettersOfNames(pool),
    readTextsOfMedia(pool, of),
  ] as const)
  const { signature, logo } = await readImages(pool, of)
  const brand = { ...published, signature, logo: logo ?? published.logo }
  const code = '7K3MXQ2R9TDN4HVC'
  const content: PageContent = {
    design,
    brand,
    checkAddress: checkAddressOf(origin, code),
    facts: { locale: reader, ...examples[reader], ...exampleFacts(design.validity !== 'NONE', code) },
  }
  const names = [...(longest === null ? [] : [['LONGEST', longest] as const]), ...Object.entries(hardNames)]
  return {
    svg: drawSvg(layOutPage(content, faces), faces, examples[reader].title),
    names: names.map(([kind, name]) => drawName(content, kind as CertificateNameKind, name, faces)),
    missing: findMissingLetters(faces, [letters, titles, ...textsOf(design)]),
    userErrors: [],
  }
}

const exampleFacts = (ends: boolean, code: string) => {
  const year = new Date().getUTCFullYear()
  return {
    ...({ mediumKind: 'COURSE', score: 92, number: `${year}-000417`, code } as const),
    completedOn: `${year}-11-24`,
    validUntil: ends ? `${year + 1}-11-24` : null,
  }
}

function textsOf({ texts, signatory, signatoryRole, place }: PageContent['design']): string[] {
  const words = Object.values(texts).flatMap(({ heading, statement, note }) => [heading, statement, note ?? ''])
  return [...words, signatory ?? '', signatoryRole ?? '', place ?? '']
}

function drawName(content: PageContent, kind: CertificateNameKind, name: string, faces: Faces): CertificateNamePreview {
  const page = layOutPage({ ...content, facts: { ...content.facts, holderName: name } }, faces)
  const { top, bottom, lines, size } = page.name
  // Without the spine and the ribbon.
  const frame = pageFrames[content.design.layout]
  const view = { x: frame.left - 24, y: top, width: frame.right - frame.left + 44, height: bottom - top }
  return { kind, name, svg: drawSvg(page, faces, name, view), lines, size: Math.round(size * 10) / 10 }
}
