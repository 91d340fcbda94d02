/** Types of the installing that the launcher does, for tests. */

/** What a folder of packages says that was installed by what the project folder asks for now. */
export declare function wantedStamp(withWorkshop: boolean): string;
export declare const STAMP: string;
