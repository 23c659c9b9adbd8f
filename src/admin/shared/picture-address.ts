const pictureAddress = /^(?:https:\/\/|\/(?!\/))/

/** Whether the browser may fetch it as a picture: a path of this site or an https address. */
export function isPictureAddress(address: string): boolean {
  return pictureAddress.test(address)
}
