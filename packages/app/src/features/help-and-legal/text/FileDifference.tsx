import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import type { LegalFilePartsFragment } from '@somo/graphql/legal-file'
import { useIntl } from 'react-intl'
import { LegalFileLink } from '../../../domain/legal/LegalFileLink.tsx'
import { versionMessages } from '../documentMessages.ts'
import { fileMessages } from '../formMessages.ts'

type ComparedFile = LegalFilePartsFragment | null

/** That two versions have different files, and which; nothing where they have the same one, or none. */
export function FileDifference({ older, newer }: { readonly older: ComparedFile; readonly newer: ComparedFile }) {
  const { formatMessage } = useIntl()
  if (older?.digest === newer?.digest) return null
  return (
    <Stack space={12}>
      <Text>{formatMessage(fileMessages.changed)}</Text>
      <OneFile label={formatMessage(versionMessages.older)} file={older} />
      <OneFile label={formatMessage(versionMessages.newer)} file={newer} />
    </Stack>
  )
}

function OneFile({ label, file }: { readonly label: string; readonly file: ComparedFile }) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={4}>
      <Text step="caption" tone="ink3">
        {label}
      </Text>
      {file === null ? <Text>{formatMessage(fileMessages.none)}</Text> : <LegalFileLink file={file} />}
      {file === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(fileMessages.digest, { digest: file.digest })}
        </Text>
      )}
    </Stack>
  )
}
