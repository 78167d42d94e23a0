import { useApolloClient, useQuery } from '@apollo/client/react'
import { CertificateMediumNameDocument, FindCertificateMediaDocument } from '@somo/graphql/certificates'
import type { FilterOption } from '@somo/ui/FilterBar'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import type { TemplateData } from '../certificateTypes.ts'

/** How to find a medium by its title. */
export function useMediaFinder(): TemplateData['findMedia'] {
  const client = useApolloClient()
  const { formatMessage } = useIntl()
  return useCallback(
    async (search: string) => {
      const { data } = await client.query({ query: FindCertificateMediaDocument, variables: { search } })
      const media = data?.media.media.items ?? []
      const paths = data?.learningPaths.learningPaths.items ?? []
      return [
        ...paths.map(({ uuid, title }) => ({
          id: uuid,
          label: title,
          description: formatMessage(mediumKindMessages.PATH),
        })),
        ...media.map(({ uuid, title, kind }) => ({
          id: uuid,
          label: title,
          description: formatMessage(mediumKindMessages[kind]),
        })),
      ]
    },
    [client, formatMessage],
  )
}

/** A medium of an address in words; null for none. */
export function useMediumName(uuid: string | null): FilterOption | null {
  const { locale } = useIntl()
  const { data } = useQuery(CertificateMediumNameDocument, { variables: { uuid: uuid ?? '' }, skip: uuid === null })
  if (uuid === null) return null
  const medium = data?.media.medium ?? null
  const texts = medium?.titles ?? []
  const title = [locale, medium?.mainLocale].map((one) => texts.find((text) => text.locale === one)?.text)
  return { id: uuid, label: title.find((text) => text !== undefined) ?? '…' }
}
