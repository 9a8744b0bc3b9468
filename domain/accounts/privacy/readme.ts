/** What the file of a download says of itself, in both languages. */
export const exportReadme = (at: Date): string => `WARDMATES
${at.toISOString()}

This is everything that Wardmates holds of you. Each folder is an area of the product. Each table is there twice: as JSON, and as
CSV for spreadsheets. Tables without rows of yours are left out. index.json lists all tables, and says why some are not exported.
In CSV files, a text that a spreadsheet would run as a formula has an apostrophe in front. Pictures that you sent are in
"pictures". Passwords and other secrets are not in the file.

Esto es todo lo que Wardmates guarda sobre ti. Cada carpeta es un área del producto. Cada tabla está dos veces: en JSON y en CSV
para hojas de cálculo. Las tablas sin filas tuyas no están. index.json enumera todas las tablas y dice por qué algunas no se
exportan. En los archivos CSV, un texto que una hoja de cálculo ejecutaría como fórmula lleva un apóstrofo delante. Las imágenes
que enviaste están en "pictures". Las contraseñas y otros secretos no están en el archivo.
`;
