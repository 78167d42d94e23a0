/** Lets the browser save what lies at an address, under the server's name for it where none is given; the page stays where it is. */
export function saveFile(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
