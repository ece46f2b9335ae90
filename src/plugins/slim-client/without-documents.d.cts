/** Takes the lists of documents out of the JSON of Docusaurus's docs. */
declare function withoutDocuments(source: string): string;
export = withoutDocuments;
