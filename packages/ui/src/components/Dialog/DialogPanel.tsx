import { X } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { DialogFrame, DialogHead } from './DialogFrame.tsx'
import { actions as actionsClass, body } from './DialogPanel.css.ts'
import type { DialogProps } from './dialogTypes.ts'

/** What Dialog draws; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function DialogPanel({ title, children, actions, onOpenChange, ...frame }: DialogProps) {
  const close = useUiText('close')
  return (
    <DialogFrame {...frame} onOpenChange={onOpenChange} component="Dialog" role="dialog">
      <DialogHead title={title}>
        <IconButton label={close} icon={<Icon glyph={X} />} size="sm" onPress={() => onOpenChange(false)} />
      </DialogHead>
      <div className={body} data-part="body">
        {children}
      </div>
      <div className={actionsClass} data-part="actions">
        {actions}
      </div>
    </DialogFrame>
  )
}
