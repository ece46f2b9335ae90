import type * as PrismNamespace from 'prismjs';

/** Versions and IP addresses are one token. */
const NUMBER = /\b\d+(?:\.\d+)*\b/;
const STRING = /(["'])(?:\\[^]|(?!\1)[^\\])*\1/;

/** Short grammars for languages in our articles that prism-react-renderer does not bundle. */
export default function prismIncludeLanguages({languages}: typeof PrismNamespace): void {
  languages.bash = languages.sh = {
    shebang: /^#!.*/,
    comment: {pattern: /(^|\s)#.*/, lookbehind: true},
    'assign-left': /\b\w+(?==)/,
    string: {pattern: STRING, greedy: true, inside: {variable: /\$(?:\w+|\{[^}]+\})/}},
    variable: /\$(?:\w+|\{[^}]+\})/,
    keyword: /\b(?:if|then|else|fi|for|in|do|done|while|case|esac|function|return|exit)\b/,
    function: /\b(?:curl|openssl|date|printf|echo|jq|sed|xxd|cat|npm|node|python3|source|set)\b/,
    number: NUMBER,
  };
  languages.http = {
    'request-line': {
      pattern: /^(?:GET|POST|PUT|PATCH|DELETE) .*/m,
      inside: {method: /^\w+/, url: / \/\S*/},
    },
    'header-name': /^[\w-]+(?=:)/m,
    number: /\b\d{3}\b(?= [A-Z])/,
    string: STRING,
  };
  languages.solidity = languages.extend('clike', {
    number: NUMBER,
    keyword:
      /\b(?:pragma|contract|constructor|function|event|emit|modifier|public|private|external|view|payable|immutable|returns?|if|else|require|address|bool|bytes\d*|u?int\d*|mapping|string)\b/,
  });
}
