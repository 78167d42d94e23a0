import { FormSection } from '@somo/ui/Form'
import { Link } from '@somo/ui/Link'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useOpenScreens } from '../../../domain/navigation/OpenScreens.tsx'
import { detailMessages } from './detailMessages.ts'
import { textIn, type EditedPath } from './pathTypes.ts'

const none = 'none'
const badgesPath = '/course-badges'

export interface RewardFieldsProps {
  readonly path: Pick<EditedPath, 'certificate' | 'badges'>
  /** Published certificates; null while they are not known. */
  readonly choices: readonly { readonly uuid: string; readonly name: string }[] | null
  readonly id: string
  readonly value: string | null
  readonly errorMessage?: string
  readonly onChange: (certificate: string | null) => void
}

/** What somebody gets who completes the path. */
export function RewardFields({ path: { certificate, badges }, choices, value, onChange, ...field }: RewardFieldsProps) {
  const { formatMessage, locale } = useIntl()
  const canOpenBadges = useOpenScreens().some(({ path }) => path === badgesPath)
  // A template that was archived since stays until another one is chosen.
  const offered = [
    ...(choices ?? []),
    ...(certificate !== null && !(choices ?? []).some(({ uuid }) => uuid === certificate.uuid) ? [certificate] : []),
  ]
  return (
    <FormSection title={formatMessage(detailMessages.rewards)}>
      <Select
        {...field}
        label={formatMessage(detailMessages.certificate)}
        description={formatMessage(detailMessages.certificateHint)}
        items={[
          { id: none, label: formatMessage(detailMessages.noCertificate) },
          ...offered.map(({ uuid, name }) => ({ id: uuid, label: name })),
        ]}
        selectedKey={value ?? none}
        onSelectionChange={(id) => onChange(id === none ? null : id)}
      />
      <Stack space={4}>
        <Text isStrong>{formatMessage(detailMessages.badges)}</Text>
        {badges.length === 0 ? <Text tone="ink2">{formatMessage(detailMessages.noBadges)}</Text> : null}
        {badges.map(({ uuid, names, state }) => {
          const name = textIn(names, locale) === '' ? textIn(names, 'en') : textIn(names, locale)
          const text = state === 'PAUSED' ? formatMessage(detailMessages.paused, { name }) : name
          return (
            <Text key={uuid}>{canOpenBadges ? <Link href={`${badgesPath}?open=${uuid}`}>{text}</Link> : text}</Text>
          )
        })}
      </Stack>
    </FormSection>
  )
}
