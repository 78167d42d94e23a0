import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Text } from '@somo/ui/Text'
import { CircleCheck } from 'lucide-react'

/** Says that a part is complete. */
export function DoneNote({ children }: { readonly children: string }) {
  return (
    <div role="status">
      <Inline wrap={false} align="start">
        <Icon glyph={CircleCheck} />
        <Text as="span" tone="ok">
          {children}
        </Text>
      </Inline>
    </div>
  )
}
