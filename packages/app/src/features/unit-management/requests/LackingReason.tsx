import { Text } from '@somo/ui/Text'

/** What is missing before the buttons beside it do anything; they name it by `disabledReasonId`. */
export function LackingReason({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Text id={id} step="small" tone="ink2">
      {children}
    </Text>
  )
}

/** A button of the foot that cannot be used for the reason that stands there. */
export const lacking = (isLacking: boolean, id: string) => (isLacking ? { isDisabled: true, disabledReasonId: id } : {})
