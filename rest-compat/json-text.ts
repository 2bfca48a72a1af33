/** An answer that is serialised already. */
export class JsonText {
  constructor(readonly text: string) {}
}
