import { KeyHint } from '@somo/ui/KeyCap'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { columnMessages } from './columnMessages.ts'
import { EditorNote } from './EditorColumns.tsx'

/** How the outline is put in order by keys. */
export function KeyboardNote() {
  const { formatMessage } = useIntl()
  return (
    <EditorNote title={formatMessage(columnMessages.keyboard)}>
      <Text step="small" tone="ink2" as="div">
        <Stack space={8}>
          <KeyHint keys={[formatMessage(columnMessages.space)]}>{formatMessage(columnMessages.pickUp)}</KeyHint>
          <KeyHint keys={['↑', '↓']}>{formatMessage(columnMessages.move)}</KeyHint>
          <KeyHint keys={['Esc']}>{formatMessage(columnMessages.cancel)}</KeyHint>
        </Stack>
      </Text>
    </EditorNote>
  )
}
