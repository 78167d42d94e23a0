import { AddressText } from '@somo/ui/Text'
import { visibleText } from '../check/visibleText.ts'

/** What stands in a file, which may run in either direction and hold anything: by itself, so that it moves nothing beside it. */
export const FileText = ({ children }: { readonly children: string }) => (
  <bdi>
    <AddressText>{visibleText(children)}</AddressText>
  </bdi>
)
