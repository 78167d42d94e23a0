import type { IssuedCertificateFilter, SortDirection } from '@somo/graphql/schema'
import { defineList } from '../../domain/list/definition/defineList.ts'
import { found, many } from '../../domain/list/definition/listFilters.ts'

export const issuedStates = ['VALID', 'EXPIRING', 'EXPIRED', 'REVOKED', 'SUPERSEDED'] as const

interface By<Field extends string> {
  readonly field: Field
  readonly direction: SortDirection
}

/** Certificates that were issued, the latest first. */
export const issuedList = defineList<IssuedCertificateFilter, By<'ISSUED'>>()({
  path: '/certificates',
  tab: 'issued',
  columns: { holder: {}, title: {}, issued: { sort: 'ISSUED' }, until: {}, state: {} },
  filters: { state: many(issuedStates, 'state'), medium: found('medium') },
  search: 'search',
  sort: '-issued',
})

/** Certificates of other organisations to confirm, the oldest first. */
export const submittedList = defineList<Record<string, never>, By<'SUBMITTED'>>()({
  path: '/certificates',
  tab: 'confirm',
  columns: { submitted: { sort: 'SUBMITTED' } },
  filters: {},
  sort: 'submitted',
})

/** The parts of the page, in their order. */
export const certificateTabs = ['templates', 'issued', 'confirm'] as const
export type CertificatesTab = (typeof certificateTabs)[number]

/** What an address asks for; a part that there is not asks for the first one. */
export function readAddress(search: string): { readonly tab: CertificatesTab; readonly template: string | null } {
  const params = new URLSearchParams(search)
  return {
    tab: certificateTabs.find((tab) => tab === params.get('tab')) ?? 'templates',
    template: params.get('template'),
  }
}

export const tabHref = (tab: CertificatesTab): string =>
  tab === 'templates' ? '/certificates' : `/certificates?tab=${tab}`
export const templateHref = (uuid: string): string => `/certificates?template=${uuid}`
