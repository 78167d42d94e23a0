import { formatSize } from '@somo/ui/locale/fileSize'
import { useIntl } from 'react-intl'
import { Fact, FactList } from '../../../../domain/facts/FactList.tsx'
import type { EditedVersion } from '../mediumTypes.ts'
import { fileMessages } from './fileMessages.ts'

type Facts = EditedVersion['facts']

export interface FileFactsProps {
  readonly file: EditedVersion['files'][number]
  readonly facts: Facts
}

/** What is known of a file: name and size, and what the check read from it. */
export function FileFacts({ file, facts }: FileFactsProps) {
  const { formatMessage, locale } = useIntl()
  const known = useKnownFacts(facts)
  return (
    <FactList>
      <Fact label={formatMessage(fileMessages.name)}>{file.name}</Fact>
      <Fact label={formatMessage(fileMessages.size)}>{formatSize(file.size, locale)}</Fact>
      {known.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  )
}

/** Seconds as minutes and seconds, such as 12:05. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`

function useKnownFacts(facts: Facts): readonly { readonly label: string; readonly value: string }[] {
  const { formatMessage, formatNumber, locale } = useIntl()
  if (facts === null) return []
  const { standard, title, launch, units, masteryScore, files, bytes, seconds, width, height, codecs, pages } = facts
  const unpacked =
    files === null
      ? null
      : formatMessage(fileMessages.unpackedFiles, { count: files, size: formatSize(bytes ?? 0, locale) })
  const rows = [
    [fileMessages.title, title],
    [fileMessages.standard, standard === null ? null : `SCORM ${standard}`],
    [fileMessages.launch, launch],
    [fileMessages.units, units === null ? null : formatNumber(units)],
    [fileMessages.mastery, masteryScore === null ? null : formatNumber(masteryScore / 100, { style: 'percent' })],
    [fileMessages.unpacked, unpacked],
    [fileMessages.duration, seconds === null ? null : clock(seconds)],
    [fileMessages.picture, width === null || height === null ? null : `${width} × ${height}`],
    [fileMessages.codecs, codecs.length === 0 ? null : codecs.join(', ')],
    [fileMessages.pages, pages === null ? null : formatNumber(pages)],
  ] as const
  return rows.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label: formatMessage(label), value }],
  )
}
