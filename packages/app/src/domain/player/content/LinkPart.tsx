import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { ExternalLink } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ConfirmStep } from './ConfirmStep.tsx'
import { DoneNote } from './DoneNote.tsx'
import { partMessages } from './partMessages.ts'
import type { PartProps } from './partTypes.ts'
import { useCompletion } from './useCompletion.ts'

/** Another website. It is complete when it was opened, or when the person has confirmed it. */
export function LinkPart({ content, ...part }: PartProps) {
  const { formatMessage } = useIntl()
  const { isDone, complete } = useCompletion(part)
  const address = webAddress(content.url)
  const isConfirmed = content.completionRule === 'CONFIRMED'
  if (address === null) return <Text tone="ink2">{formatMessage(partMessages.notPlayable)}</Text>
  const open = (): void => {
    window.open(address.href, '_blank', 'noopener')
    if (!isConfirmed) complete()
  }
  return (
    <Stack>
      <Text tone="ink2">{formatMessage(partMessages.linkHint, { host: address.host })}</Text>
      <div>
        <Button
          variant={isDone || isConfirmed ? 'outline' : 'solid'}
          icon={<Icon glyph={ExternalLink} />}
          onPress={open}
        >
          {formatMessage(partMessages.openLink)}
        </Button>
      </div>
      {isConfirmed ? (
        <ConfirmStep isDone={isDone} onConfirm={complete} />
      ) : isDone ? (
        <DoneNote>{formatMessage(partMessages.opened)}</DoneNote>
      ) : null}
    </Stack>
  )
}

/** Addresses that run a script or show a file of the device are none. */
function webAddress(text: string | null): URL | null {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null
}
