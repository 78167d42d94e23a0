export interface AddressTextProps {
  /** An e-mail address, or a text that holds some. */
  readonly children: string
}

/** Words with e-mail addresses: where the room is short, an address breaks before its @ rather than where a reader takes the break for a part of it. */
export function AddressText({ children }: AddressTextProps) {
  const at = children.indexOf('@')
  if (at < 0) return children
  const next = children.indexOf('@', at + 1)
  const end = next < 0 ? children.length : next
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {/* With its sign in one piece: what looks a text up finds the end of an address as such. */}
      {children.slice(at, end)}
      {next < 0 ? null : <AddressText>{children.slice(end)}</AddressText>}
    </>
  )
}
