/** The served page holds the definitions. */
export default undefined;
