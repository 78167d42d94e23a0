import type { OwnCertificatePartsFragment } from '@somo/graphql/my-certificates'
import type { ExternalCertificateInput } from '@somo/graphql/schema'
import type { CertificateFileUse } from '../../domain/certificate/useCertificateFile.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import type { QueryUse } from '../../platform/api/useQueryState.ts'
import type { Upload } from '../../platform/api/uploads/useUpload.ts'

/** A certificate of the person who reads. */
export type OwnCertificate = OwnCertificatePartsFragment

type Outcome = Pick<ActionResult<unknown>, 'userErrors' | 'problem'>

/** What the page shows and can change. */
export interface MyCertificatesData {
  readonly certificates: QueryUse<readonly OwnCertificate[]>
  readonly files: CertificateFileUse
  readonly upload: Upload
  readonly add: (input: ExternalCertificateInput) => Promise<Outcome>
  readonly remove: (certificate: OwnCertificate) => Promise<Outcome>
}

/** The parts of the list. */
export const certificateTabs = ['all', 'valid', 'expiring', 'expired', 'waiting', 'earlier'] as const
export type CertificateTab = (typeof certificateTabs)[number]

const tabOf: Readonly<Record<OwnCertificate['state'], CertificateTab>> = {
  VALID: 'valid',
  EXPIRING: 'expiring',
  EXPIRED: 'expired',
  SUBMITTED: 'waiting',
  REJECTED: 'earlier',
  SUPERSEDED: 'earlier',
  REVOKED: 'earlier',
}

/** The certificates of a part, in their order. */
export const certificatesOf = (tab: CertificateTab, all: readonly OwnCertificate[]): readonly OwnCertificate[] =>
  tab === 'all' ? all : all.filter(({ state }) => tabOf[state] === tab)

/** Reads which part an address asks for; a part that there is not asks for all. */
export const readTab = (search: string): CertificateTab =>
  certificateTabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'all'

export const tabHref = (tab: CertificateTab): string =>
  tab === 'all' ? '/my-certificates' : `/my-certificates?tab=${tab}`
