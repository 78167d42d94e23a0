import { expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { readPdf } from '../pdf/testing/readPdf.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { upload } from '../uploads/testing/sendFile.ts'
import { drawPdf } from './page/drawPdf.ts'
import { openFaces } from './page/faces.ts'
import { layOutPage } from './page/layOutPage.ts'

const organisation = startTestOrganisation(
  testPeople,
  'medium_certificate, medium, certificate_template, certificate_version, upload',
)
const pool = () => organisation.server.database.pool

async function ask<T>(
  kind: 'query' | 'mutation',
  field: string,
  who = 'root',
  variables = {},
  declared = '',
): Promise<T> {
  const namespace = kind === 'query' ? 'certificates' : 'certificate'
  const text = `${kind} ${declared} { ${namespace} { it: ${field} } }`
  return read(await organisation.server.call(text, variables, callerOf(who)), namespace, 'it') as T
}

interface Payload {
  readonly template: {
    readonly uuid: string
    readonly revision: number
    readonly hasDraft: boolean
    readonly hasSignatureImage: boolean
    readonly design: Record<string, unknown>
  } | null
  readonly userErrors: readonly { readonly code: string }[]
}
const parts = `template { uuid revision hasDraft hasSignatureImage design { layout mainLocale texts { locale heading statement note }
  signatory signatoryRole place showsGoals showsScore validity validityMonths renewalDays numberPattern } } userErrors { code }`

async function sendPicture(): Promise<string> {
  const { default: sharp } = await import('sharp')
  const png = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#224' } })
    .png()
    .toBuffer()
  const { body } = await upload(organisation.server, 'PAGE_IMAGE', png, { caller: callerOf('root') })
  return body.uuid ?? ''
}

const create = async () =>
  (await ask<Payload>('mutation', `createTemplate(name: "Safety", locale: "en") { ${parts} }`)).template
const setImage = (uuid: string, revision: number, file: string | null) =>
  ask<Payload>(
    'mutation',
    `setTemplateImage(uuid: "${uuid}", revision: ${revision}, kind: SIGNATURE, upload: ${file === null ? 'null' : `"${file}"`}) { ${parts} }`,
  )

it('a signature is in the preview and in the published version, which a new draft begins with', async () => {
  const template = await create()
  const { uuid = '', revision = 0, design } = template ?? {}
  const set = await setImage(uuid, revision, await sendPicture())
  expect(set).toMatchObject({ template: { hasSignatureImage: true }, userErrors: [] })
  const preview = await ask<{ svg: string }>(
    'query',
    `preview(design: $design, locale: "en", template: "${uuid}") { svg }`,
    'root',
    { design },
    '($design: CertificateDesignInput!)',
  )
  expect(preview.svg).toContain('data:image/png;base64,')
  await ask('mutation', `publishTemplate(uuid: "${uuid}", revision: ${revision + 1}) { ${parts} }`)
  expect(await setImage(uuid, revision + 2, null)).toMatchObject({
    template: { hasDraft: true, hasSignatureImage: false },
  })
  const { rows } = await pool().query(
    'select number, signature_image is not null as signed from certificate_version order by number',
  )
  expect(rows).toEqual([
    { number: 1, signed: true },
    { number: 2, signed: false },
  ])
  await expect(pool().query('update certificate_version set signature_image = null where number = 1')).rejects.toThrow(
    'never changed',
  )
})

it('the preview tells letters that the titles of its media have and the font lacks', async () => {
  const { uuid = '', revision = 0, design } = (await create()) ?? {}
  const { medium } = await publishTestMedium(pool(), {
    kind: 'PAGE',
    title: 'Sicherheit 安',
    unit: organisation.units.school,
  })
  await ask('mutation', `setMedia(uuid: "${uuid}", revision: ${revision}, media: ["${medium}"]) { ${parts} }`)
  const { missing } = await ask<{ missing: string[] }>(
    'query',
    `preview(design: $design, locale: "en", template: "${uuid}") { missing }`,
    'root',
    { design },
    '($design: CertificateDesignInput!)',
  )
  expect(missing).toEqual(['安'])
})

it('a file that is no picture of the caller is refused', async () => {
  const template = await create()
  const refused = await setImage(template?.uuid ?? '', template?.revision ?? 0, template?.uuid ?? '')
  expect(refused.userErrors).toMatchObject([{ code: 'UNKNOWN' }])
})

it('screen readers hear what the pictures show', async () => {
  const { default: sharp } = await import('sharp')
  const png = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#224' } })
    .png()
    .toBuffer()
  const faces = await openFaces()
  const page = layOutPage(
    {
      design: {
        layout: 'CLASSIC',
        mainLocale: 'en',
        signatory: 'Katharina Berg',
        signatoryRole: null,
        place: null,
        texts: { en: { heading: 'Certificate', statement: 'has completed', note: null } },
        showsGoals: false,
        showsScore: false,
        validity: 'NONE',
        validityMonths: null,
        renewalDays: 30,
        numberPattern: '{SEQ}',
      },
      brand: { issuer: 'Uferwerk', colour: '#5761ee', logo: png, signature: png },
      facts: {
        locale: 'en',
        holderName: 'Amina Okafor',
        title: 'Load securing',
        mediumKind: 'COURSE',
        score: null,
        goals: [],
        completedOn: '2026-11-24',
        validUntil: null,
        number: '1',
        code: '7K3MXQ2R9TDN4HVC',
      },
      checkAddress: 'https://uferwerk.example/verify/7K3MXQ2R9TDN4HVC',
    },
    faces,
  )
  const pdf = await drawPdf(page, faces, {
    title: 'Load securing',
    locale: 'en',
    made: new Date(0),
    isCompressed: false,
  })
  const { source } = readPdf(pdf)
  expect(source).toContain('/Alt (Logo of Uferwerk)')
  expect(source).toContain('/Alt (Signature of Katharina Berg)')
})
