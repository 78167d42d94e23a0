import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { editorMessages, publishMessages } from './editorMessages.ts'
import type { EditedMedium } from './mediumTypes.ts'

type Version = EditedMedium['versions'][number]

/** All versions, the latest first. */
export const VersionsTab = ({ medium, dates }: { readonly medium: EditedMedium; readonly dates: Dates }) => (
  <Stack space={20} as="ol">
    {medium.versions.map((version) => (
      <li key={version.uuid}>
        <VersionLine version={version} dates={dates} />
      </li>
    ))}
  </Stack>
)

function VersionLine({ version, dates }: { readonly version: Version; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  const { number, change, note, publishedAt, publishedBy } = version
  const kind =
    change === null
      ? publishMessages.draftRow
      : number === 1
        ? publishMessages.firstChange
        : change === 'FIX'
          ? publishMessages.FIX
          : publishMessages.CONTENT_CHANGE
  return (
    <Stack space={2}>
      <Text isStrong>{formatMessage(editorMessages.version, { number })}</Text>
      <Text step="small">{formatMessage(kind)}</Text>
      {publishedAt === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(publishMessages.publishedBy, {
            date: dates.date(new Date(publishedAt)),
            name: publishedBy?.name ?? '',
          })}
        </Text>
      )}
      {note === null ? null : <Text step="small">{note}</Text>}
    </Stack>
  )
}
