/** Part of a guide, made from Markdown while building. */
export type GuideNode = string | GuideElement | CodeNode | TabsNode;

export type GuideElement = {
  tag: string;
  id?: string;
  href?: string;
  className?: string;
  children: GuideNode[];
};

/** A snippet: its text for the clipboard, and as it is shown. */
export type CodeNode = {
  tag: 'code-block';
  language: string;
  /** What it is, when its language does not say enough: 'Variables'. */
  title?: string;
  text: string;
  children: GuideNode[];
};

/** The same request in several languages. */
export type TabsNode = { tag: 'tabs'; snippets: CodeNode[] };

export type Guide = { title: string; lead: string; content: GuideNode[] };

type Named = {
  name: string;
  text: string;
  /** Scope that it needs, as the enum calls it; null for none of its own. */
  scope: string | null;
  /** Why it goes away; null while it stays. */
  deprecated: string | null;
};

export type ReferenceArgument = Named & { type: string; fallback: string | null };

export type ReferenceField = ReferenceArgument & {
  /** Points beside one per object; null for none. */
  cost: string | null;
  /** Whether the objects of its list cost a point each. */
  isCounted: boolean;
  args: ReferenceArgument[];
};

/** A type of the schema. */
export type Reference = Named & {
  kind: 'object' | 'interface' | 'input' | 'union' | 'enum' | 'scalar';
  fields: ReferenceField[];
  values: Named[];
  members: string[];
};

/** A value of an enum and what it is called on the wire. */
export type CatalogueRow = { name: string; wire: string; text: string };

export type Catalogue = {
  scopes: CatalogueRow[];
  events: CatalogueRow[];
  failures: { name: string; text: string; message: string }[];
};
