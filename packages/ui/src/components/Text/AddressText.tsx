export interface AddressTextProps {
  /** An e-mail address, or a text that holds some. */
  readonly children: string
}

/** Words with e-mail addresses: where the room is short, an address breaks before its @ rather than where a reader takes the break for a part of it. */
export function AddressText({ children }: AddressTextProps) {
  // A sign and what follows it stay in one piece: what looks a text up finds the end of an address as such.
  const end = children.indexOf('@', 1)
  if (end < 0) return children
  return (
    <>
      {children.slice(0, end)}
      <wbr />
      <AddressText>{children.slice(end)}</AddressText>
    </>
  )
}
