import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Text } from '@somo/ui/Text'
import { CircleCheck } from 'lucide-react'

/** Says that a part is complete. */
export function DoneNote({ children }: { readonly children: string }) {
  return (
    <div role="status">
      <Text tone="ok">
        <Inline as="span" wrap={false} align="center" space={8}>
          <Icon glyph={CircleCheck} />
          <span>{children}</span>
        </Inline>
      </Text>
    </div>
  )
}
