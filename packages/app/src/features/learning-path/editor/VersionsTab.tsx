import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { editorMessages } from './editorMessages.ts'
import type { EditedPath } from './pathTypes.ts'

/** The published versions, the latest first, with who is in each. */
export function VersionsTab({ path, dates }: { readonly path: EditedPath; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  if (path.versions.length === 0) return <Text tone="ink2">{formatMessage(editorMessages.noVersions)}</Text>
  return (
    <Stack space={20} as="ol">
      {path.versions.map(({ number, publishedAt, publishedBy, people }) => {
        const date = dates.date(new Date(publishedAt))
        return (
          <li key={number}>
            <Stack space={2}>
              <Text isStrong>{formatMessage(editorMessages.version, { number })}</Text>
              <Text step="small">
                {publishedBy === null
                  ? formatMessage(editorMessages.publishedOn, { date })
                  : formatMessage(editorMessages.publishedBy, { date, name: publishedBy.name })}
              </Text>
              <Text step="small" tone="ink2">
                {formatMessage(editorMessages.peopleIn, { people })}
              </Text>
            </Stack>
          </li>
        )
      })}
    </Stack>
  )
}
